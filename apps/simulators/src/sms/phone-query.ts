/** `?phone=` of the inbox, on the page and as JSON: one number, or none for all. */
export interface PhoneQuery {
  Querystring: { phone?: string };
}

export const phoneQuery = {
  schema: { querystring: { type: 'object', properties: { phone: { type: 'string' } } } },
};
