/**
 * Alipay answers with a page that posts a form by its own script. Put into our document it could read our storage, and
 * our policy would stop its script: so the form is read, built again, and posted into a frame that is nobody's.
 */
export function postAlipayForm(html: string, frameName: string): void {
  const form = rebuild(html);
  if (!form) return;
  form.target = frameName;
  form.hidden = true;
  document.body.append(form);
  // A field may be called "submit" and hide the method of the form.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

function rebuild(html: string): HTMLFormElement | null {
  const given = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = given?.getAttribute('action') ?? '';
  if (!given || !/^https?:\/\//i.test(action)) return null;

  const form = document.createElement('form');
  form.action = action;
  form.method = given.getAttribute('method') ?? 'post';
  form.acceptCharset = 'utf-8';
  for (const { name, value } of given.querySelectorAll('input')) {
    if (!name) continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  return form;
}
