import { BRAND_COLOUR } from './shared/theme/colours.ts';

/** The mark of the product, in every tab and on every home screen. */
export function Favicon() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="mask-icon" href="/favicon.svg" color={BRAND_COLOUR} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
