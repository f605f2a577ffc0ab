/** The mark of the product, in every tab. */
export function Favicon() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="mask-icon" href="/favicon.svg" color="#093f87" />
    </>
  );
}
