/**
 * Every failure the gateway can answer with: its code, the HTTP status it travels with, and the sentence a visitor reads.
 * The status decides what the portal does (400 is shown as a toast, 401 ends the session), so it belongs to the code.
 */
export const FAILURES = {
  A0202: { status: 400, sentence: '账号已被冻结，如有疑问请联系客服' },
  A0212: { status: 401, sentence: '客户端凭证不正确' },
  A0230: { status: 401, sentence: '登录已失效，请重新登录' },
  /** Whatever is wrong with a ticket is said alike: who tries them out learns nothing. */
  A0231: { status: 400, sentence: '登录凭证已失效，请返回小程序重新登录' },
  A0232: { status: 400, sentence: '请授权手机号后登录' },
  A0233: { status: 400, sentence: '微信登录已过期，请重试' },
  A0240: { status: 400, sentence: '验证码错误或已过期' },
  A0241: { status: 400, sentence: '验证码错误次数过多，请重新获取' },
  A0242: { status: 400, sentence: '请先完成安全验证' },
  A0301: { status: 403, sentence: '没有权限进行此操作' },
  A0303: { status: 400, sentence: '请勿重复提交' },
  A0400: { status: 400, sentence: '提交的内容有误，请检查后再试' },
  A0401: { status: 400, sentence: '记录不存在' },
  A0402: { status: 410, sentence: '内容已撤回' },
  A0403: { status: 410, sentence: '二维码已过期，请在电脑上刷新后再扫' },
  A0410: { status: 400, sentence: '缺少必填内容' },
  A0421: { status: 400, sentence: '格式不正确' },
  A0430: { status: 409, sentence: '协议已更新，请阅读后重新同意' },
  A0500: { status: 400, sentence: '当前无法进行此操作' },
  A0501: { status: 400, sentence: '操作过于频繁，请稍后再试' },
  A0510: { status: 400, sentence: '库存不足' },
  A0520: { status: 400, sentence: '时间超出允许范围，请校准时钟后重新签名' },
  A0521: { status: 400, sentence: '签名无效，或该企业无权登记此环节' },
  A0522: { status: 400, sentence: '该序号已有不同的记录，或与前一环节不相接' },
  A0523: { status: 400, sentence: '不是此时可以发生的环节' },
  A0701: { status: 400, sentence: '仅支持 JPG、PNG、WebP、HEIC 图片和 PDF 文件' },
  /** Of every body, not of files alone, so it travels as HTTP has it; whoever uploads is told how large a file may be. */
  A0702: { status: 413, sentence: '提交的内容过大' },
  A0703: { status: 400, sentence: '文件已损坏，无法读取，请换一个文件或重新拍照' },
  B0001: { status: 500, sentence: '系统繁忙，请稍后再试' },
  B0100: { status: 504, sentence: '请求超时，请稍后再试' },
  B0210: { status: 429, sentence: '访问过于频繁，请稍后再试' },
  B0220: { status: 503, sentence: '系统繁忙，请稍后再试' },
  C0001: { status: 502, sentence: '合作服务暂时不可用，请稍后再试' },
  C0113: { status: 404, sentence: '请求的地址不存在' },
  C0300: { status: 503, sentence: '服务暂时不可用，请稍后再试' },
  C0501: { status: 502, sentence: '短信发送失败，请稍后再试' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type FailureCode = keyof typeof FAILURES;

export const SUCCESS_CODE = '00000';
export const SUCCESS_MESSAGE = '一切ok';
