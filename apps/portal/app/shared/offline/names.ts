/** What the portal keeps in a browser for the time without a network; pages and the service worker mean the same by it. */
export const KEPT_DATABASE = 'cheyantong-kept';

/** Every cache of ours begins so: the way out finds them by that. */
export const OUR_CACHES = 'cheyantong-';

/** Said to the worker when a report was kept: the files that show one are wanted now. */
export const REPORT_KEPT = 'report-kept';
