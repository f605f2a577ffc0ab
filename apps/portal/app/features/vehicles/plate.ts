const PLATE = /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-Z0-9]{5,6}$/;

/** As it stands on the car: capitals, without the dot. */
export const plateFromTyping = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s·.-]/g, '')
    .slice(0, 8);

/** What is wrong with a number plate, or null; seven places, eight on a new-energy car. */
export function plateProblem(plate: string): string | null {
  if (plate === '') return '请输入车牌号';
  return PLATE.test(plate) ? null : '车牌号格式不正确，例如 津A12345';
}
