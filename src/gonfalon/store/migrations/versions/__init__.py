"""One module a step; `down_revision` names the step before."""
