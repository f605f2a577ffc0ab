const list = document.querySelector('#log');
const empty = document.querySelector('#log-empty');

const CLOCK = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

/** Writes down one native call; what it answers is added when it is known. `from`: 网页 or 小程序. */
export function record(from, name, given) {
  const entry = document.createElement('li');
  entry.append(
    part('time', CLOCK.format(new Date())),
    part('span', from, from === '网页' ? 'chip' : 'chip native-chip'),
    part('strong', name),
  );
  if (given !== undefined) entry.append(content('入参', given));
  const answer = part('p', '等待中', 'waiting');
  entry.append(answer);
  list.prepend(entry);
  empty.hidden = true;
  return {
    answered(value, { isFailure = false } = {}) {
      const shown = content('应答', value);
      shown.classList.toggle('failed', isFailure);
      entry.querySelector('.waiting, .answer')?.replaceWith(shown);
      shown.classList.add('answer');
    },
    waits(words) {
      answer.textContent = words;
    },
  };
}

export function clearLog() {
  list.replaceChildren();
  empty.hidden = false;
}

/** A signature says nothing to a reader; whoever needs it whole finds it under the pointer. */
const LONG = 120;
const shortened = (_key, value) =>
  typeof value === 'string' && value.length > LONG
    ? `${value.slice(0, 24)}…（${value.length} 个字符）`
    : value;

function content(label, value) {
  const line = document.createElement('div');
  line.className = 'content';
  const shown = part('code', typeof value === 'string' ? value : JSON.stringify(value, shortened));
  shown.title = JSON.stringify(value);
  line.append(part('span', label), shown);
  return line;
}

function part(tag, text, className = '') {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}
