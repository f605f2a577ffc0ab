/** What a settled promise brought, or nothing where it failed: a page is rendered with what could be had. */
export const fulfilled = <T>(result: PromiseSettledResult<T>): T | undefined =>
  result.status === 'fulfilled' ? result.value : undefined;
