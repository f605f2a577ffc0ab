/** Where the list of a piece stands on its page. */
export const CHECKLIST_ANCHOR = 'checklist';
