/** Ranges a visitor picks with one click: "5-10", open ends "-3" and "50-". */
export const PRICES = [
  { value: '-3', label: '3万以下' },
  { value: '3-5', label: '3-5万' },
  { value: '5-10', label: '5-10万' },
  { value: '10-15', label: '10-15万' },
  { value: '15-20', label: '15-20万' },
  { value: '20-30', label: '20-30万' },
  { value: '30-50', label: '30-50万' },
  { value: '50-', label: '50万以上' },
];

export const AGES = [
  { value: '-1', label: '1年以内' },
  { value: '1-3', label: '1-3年' },
  { value: '3-5', label: '3-5年' },
  { value: '5-8', label: '5-8年' },
  { value: '8-10', label: '8-10年' },
  { value: '10-', label: '10年以上' },
];

export const MILEAGES = [
  { value: '-1', label: '1万公里以内' },
  { value: '-3', label: '3万公里以内' },
  { value: '-5', label: '5万公里以内' },
  { value: '-8', label: '8万公里以内' },
  { value: '-10', label: '10万公里以内' },
  { value: '-15', label: '15万公里以内' },
];
