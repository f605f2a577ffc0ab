import type { ProofBreach } from './check-proof.ts';

/** What does not hold, after 第 3 环节: the same words whether the server or the reader's browser found it. */
export const BREACH_WORDS: Record<Exclude<ProofBreach, 'root'>, string> = {
  unreadable: '内容无法识别',
  wrongCode: '属于另一个编号',
  gap: '之前缺少环节',
  order: '次序不对',
  link: '与前一环节不相接',
  time: '时间前后矛盾',
  unknownKey: '签名公钥未登记',
  replacedKey: '签名公钥被替换',
  foreignKey: '签名公钥不属于该企业',
  keyNotValid: '签名时公钥尚未启用或已停用',
  signature: '签名与内容不符',
  notAllowed: '不是此时可以发生的环节',
  wrongTrade: '该企业无权登记此环节',
  hash: '登记的摘要或序号与内容不符',
  cut: '之后的环节被删去',
  rewritten: '与已公示的总摘要不符',
  keys: '企业公钥与公示时不同',
};
