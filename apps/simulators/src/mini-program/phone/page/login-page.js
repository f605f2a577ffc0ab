import { draw } from './draw.js';
import { backToWebView, home, navigateBack, registerNative } from './pages.js';
import { askAsMember, isDone, logInSilently, logInWithPhone } from './wechat-user.js';

const NEEDS_PHONE = 'A0232';

/** /pages/login/login: the member logs in here, and the page below is given a ticket for it. */
registerNative('/pages/login/login', (place, { challenge, back }) => {
  const problem = draw('p', { className: 'problem', role: 'alert' });
  const button = draw('button', { type: 'button', className: 'wechat', textContent: '手机号快捷登录' });
  const ways = draw(
    'div',
    { className: 'ways', hidden: true },
    button,
    draw('button', {
      type: 'button',
      className: 'plain',
      textContent: '暂不登录',
      onclick: () => navigateBack(),
    }),
    draw('p', { className: 'small', textContent: '登录即表示同意用户协议与隐私声明' }),
  );
  place.append(
    draw('img', { src: '/__simulators/favicon.svg', alt: '', width: 72, height: 72 }),
    draw('h2', { textContent: '车研通' }),
    draw('p', { className: 'small', textContent: '登录后查看订单与报告' }),
    ways,
    problem,
  );

  async function goOn(login) {
    button.disabled = true;
    problem.textContent = '';
    const session = await login();
    const ticket = isDone(session) ? await askAsMember('ticket', { challenge }) : session;
    if (isDone(ticket)) {
      const query = new URLSearchParams({ ticket: ticket.data.ticket, ...(back && { back }) });
      backToWebView(`${home()}?${query}`);
      return;
    }
    if (ticket.code !== NEEDS_PHONE) problem.textContent = ticket.msg;
    ways.hidden = false;
    button.disabled = false;
  }
  button.addEventListener('click', () => goOn(logInWithPhone));
  goOn(logInSilently);
  return '登录';
});
