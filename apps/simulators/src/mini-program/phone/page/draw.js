/** Makes an element: `draw('p', { className: 'amount' }, '¥69')`. */
export function draw(tag, given = {}, ...inside) {
  const element = Object.assign(document.createElement(tag), given);
  element.append(...inside);
  return element;
}
