/** The three ways to sell a car, in the words of the glossary. */
export const KINDS = [
  { key: 'dealerBuy', name: '车商收购价' },
  { key: 'individual', name: '个人交易价' },
  { key: 'dealerSell', name: '车商零售价' },
] as const;
