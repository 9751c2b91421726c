/** How this player likes the table, kept in the browser. */

const KEY = "gonfalon-confirm";

class Habits {
  #confirm = $state(localStorage.getItem(KEY) !== "no");

  /** Ask once more before an order after which dice fall. */
  get confirm(): boolean {
    return this.#confirm;
  }

  set confirm(wanted: boolean) {
    this.#confirm = wanted;
    localStorage.setItem(KEY, wanted ? "yes" : "no");
  }
}

export const habits = new Habits();
