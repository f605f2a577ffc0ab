/** One term of a linear formula: its coefficient is found by block and key, and counts as often as value says. */
export type PutTerm = (block: string, key: string, value: number) => void;
