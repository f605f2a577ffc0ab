/** Told by the build (vite/service-worker.ts). */
declare const BUILD: {
  /** Another one whenever any file of the portal is. */
  id: string;
  /** What style sheets ask for. */
  fonts: readonly string[];
  /** What floats over any page when it is opened: menus, dialogs, explanations. */
  layers: readonly string[];
  /** What the offline page fetches only to show a report: its views and the charts. */
  reportFiles: readonly string[];
};
