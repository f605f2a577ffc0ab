/** `?dealer=` of the inbox, on the page and as JSON: one dealer's number, or none for all. */
export interface DealerQuery {
  Querystring: { dealer?: string };
}

export const dealerQuery = {
  schema: { querystring: { type: 'object', properties: { dealer: { type: 'string' } } } },
};
