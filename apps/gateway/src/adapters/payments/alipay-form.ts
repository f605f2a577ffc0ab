import { xmlText } from '../../http/xml.ts';

/**
 * A signed address as a form that sends itself, whose content is no part of its address. The SDK would sign the same facts a
 * second time, and a signature is the dearest thing about a code.
 */
export function formOf(link: string): string {
  const action = new URL(link);
  const content = action.searchParams.get('biz_content') ?? '';
  action.searchParams.delete('biz_content');
  return [
    `<form action="${xmlText(action.href)}" method="post">`,
    `<input type="hidden" name="biz_content" value="${xmlText(content)}">`,
    '</form>',
    '<script>document.forms[0].submit();</script>',
  ].join('');
}
