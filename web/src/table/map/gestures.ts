/** Mouse, touch and pen on the map: drag to pan, pinch or wheel to zoom. What is short and still is a click. */

import type { Camera } from "./camera.svelte";
import type { Point } from "./view";

const STILL = 5; // points a finger may wander in a click
const NOTCH = 1.0016; // zoom for a point of the wheel
const LINE = 18; // points in a line, for mice that count lines

/** A Svelte attachment: the element's gestures move the camera. */
export function gestures(camera: Camera): (element: HTMLElement) => () => void {
  return (element) => {
    const fingers = new Map<number, Point>();
    let wandered = 0;

    const local = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
    const middle = (points: Point[]): Point => ({
      x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
      y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
    });

    function down(event: PointerEvent): void {
      if (event.button > 1) return;
      if (!fingers.size) wandered = 0;
      fingers.set(event.pointerId, local(event));
    }

    function move(event: PointerEvent): void {
      const before = [...fingers.values()];
      const last = fingers.get(event.pointerId);
      if (!last || event.defaultPrevented) return;
      const now = local(event);
      fingers.set(event.pointerId, now);
      const after = [...fingers.values()];
      wandered += Math.hypot(now.x - last.x, now.y - last.y);
      if (wandered < STILL) return;
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      const [from, to] = [middle(before), middle(after)];
      camera.pan(to.x - from.x, to.y - from.y);
      if (after.length === 2 && spread(before) > 0) camera.zoom(spread(after) / spread(before), to);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    /** A drag ends in a click of the browser's; it is none of ours. */
    function click(event: MouseEvent): void {
      if (wandered < STILL) return;
      event.stopPropagation();
      event.preventDefault();
      wandered = 0;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const notches = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
      camera.zoom(NOTCH ** (-notches * (event.ctrlKey ? 6 : 1)), local(event));
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("wheel", wheel);
    };
  };
}
