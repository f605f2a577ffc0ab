const OFFSET = '+08:00';
const VENDOR_MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** `yyyy-MM-dd HH:mm:ss` as the vendors write it, always Beijing time, wherever our servers stand. */
export function momentFromBeijing(text: unknown): Date | null {
  return typeof text === 'string' && VENDOR_MOMENT.test(text)
    ? new Date(`${text.replace(' ', 'T')}${OFFSET}`)
    : null;
}
