/** What customers were told, order by order; the books are held against it. */
export class History {
  /** Numbers that customers were given to order with. */
  readonly handedOut = new Set<string>();
  readonly ordered = new Set<string>();
  /** The vendor has their money. */
  readonly spent = new Set<string>();
  readonly toldPaid = new Set<string>();
}
