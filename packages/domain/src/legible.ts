/** No letter that is taken for a digit when it is read out or typed. */
export const LEGIBLE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
