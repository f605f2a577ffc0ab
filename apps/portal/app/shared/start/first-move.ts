const KINDS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit'];
/** Before React's own listeners: they find everything ready for what has moved. */
const AHEAD = { capture: true, passive: true };

let isMoving = false;

/** Whether the visitor has done anything on the first page yet. */
export const hasMoved = (): boolean => isMoving;

let tell: () => void;

/** When they first do something, of whatever kind. */
export const firstMove = new Promise<void>((resolve) => {
  tell = resolve;
});

export function move(): void {
  isMoving = true;
  for (const kind of KINDS) removeEventListener(kind, move, AHEAD);
  tell();
}

if (!import.meta.env.SSR) {
  // They may have scrolled before there was anything to listen.
  if (window.scrollY > 0) move();
  else for (const kind of KINDS) addEventListener(kind, move, AHEAD);
}
