import { UPLOAD } from '@cheyantong/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { bomb, formOf, packedObjects, pdf, photo, upload } from './test-files.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.logIn('13800138000');
});
afterAll(() => gateway.close());

const KIND = '仅支持 JPG、PNG、WebP、HEIC 图片和 PDF 文件';
const HIDDEN = '图片中混有其他内容，请重新拍照或截图后上传';
const DAMAGED = '文件已损坏，无法读取，请换一个文件或重新拍照';
const PIXELS = '图片不能超过 4000 万像素';
const ACTIVE = 'PDF 中含有脚本、自动动作或附件，请另存为普通 PDF 或拍照上传';

const jpeg = () => photo().jpeg().toBuffer();
const png = () => photo().png().toBuffer();
const after = async (bytes: Promise<Buffer>, more: string | Uint8Array) =>
  Buffer.concat([await bytes, Buffer.from(more as Uint8Array)]);
const half = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, (await bytes).length / 2);
const END_OF_ARCHIVE = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1');

const HOSTILE: [what: string, code: string, sentence: string, bytes: () => Promise<Uint8Array | string>][] = [
  [
    'an SVG with a script',
    'A0701',
    KIND,
    async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  ['a page', 'A0701', KIND, async () => '<!doctype html><script>alert(1)</script>'],
  ['a GIF that is a script', 'A0701', KIND, async () => 'GIF89a/*\0\0\0*/=1;alert(1)//'],
  ['an icon', 'A0701', KIND, async () => Buffer.from('00000100010010100000010020006804000016000000', 'hex')],
  ['a BMP', 'A0701', KIND, async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
  ['a TIFF', 'A0701', KIND, () => photo().tiff().toBuffer()],
  ['an AVIF', 'A0701', KIND, () => photo(64, 64).avif({ effort: 0 }).toBuffer()],
  [
    'a film that calls itself a photo',
    'A0701',
    KIND,
    async () => Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'.padEnd(64, '\0'), 'latin1'),
  ],
  [
    'drawing commands of ImageMagick',
    'A0701',
    KIND,
    async () =>
      'push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://127.0.0.1/"|ls")\'\npop graphic-context',
  ],
  ['PostScript', 'A0701', KIND, async () => '%!PS-Adobe-3.0\n(x) run'],
  ['a program', 'A0701', KIND, async () => Buffer.from('7f454c46020101000000000000000000', 'hex')],
  [
    'an archive',
    'A0701',
    KIND,
    async () => Buffer.concat([Buffer.from('PK\u0003\u0004'.padEnd(60, '\0'), 'latin1'), END_OF_ARCHIVE]),
  ],
  [
    'a moving WebP',
    'A0701',
    '不支持动图，请上传静态图片',
    async () =>
      sharp([await png(), await jpeg()], { join: { animated: true } })
        .webp()
        .toBuffer(),
  ],
  ['a photo with a page behind it', 'A0701', HIDDEN, () => after(jpeg(), '<html><body onload=alert(1)>')],
  [
    'a photo with a script in its comment',
    'A0701',
    HIDDEN,
    async () => {
      const bytes = await jpeg();
      const comment = Buffer.from('<?php system($_GET[0]); ?>');
      return Buffer.concat([
        bytes.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
        comment,
        bytes.subarray(2),
      ]);
    },
  ],
  ['a photo that is an archive', 'A0701', HIDDEN, () => after(jpeg(), END_OF_ARCHIVE)],
  [
    'a PNG that is a program of Java',
    'A0701',
    HIDDEN,
    () =>
      after(
        png(),
        Buffer.concat([Buffer.from('PK\u0003\u0004META-INF/MANIFEST.MF', 'latin1'), END_OF_ARCHIVE]),
      ),
  ],
  ['half a JPEG', 'A0703', DAMAGED, () => half(jpeg())],
  ['half a PNG', 'A0703', DAMAGED, () => half(png())],
  ['half a WebP', 'A0703', DAMAGED, () => half(photo().webp().toBuffer())],
  [
    'the first bytes of a photo and nothing else',
    'A0703',
    DAMAGED,
    async () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  ],
  [
    'noise that calls itself HEIC',
    'A0703',
    DAMAGED,
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, 'x'), 'latin1'),
  ],
  ['144 million pixels', 'A0703', PIXELS, async () => bomb(12_000, 12_000)],
  ['a strip of 60 million pixels', 'A0703', PIXELS, async () => bomb(60_000, 1_000)],
  [
    'a PDF with a script',
    'A0701',
    ACTIVE,
    async () => pdf({ objects: '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n' }),
  ],
  [
    'a PDF with a script whose name is written otherwise',
    'A0701',
    ACTIVE,
    async () => pdf({ objects: '4 0 obj\n<< /S /J#61vaScript >>\nendobj\n' }),
  ],
  [
    'a PDF with a packed script',
    'A0701',
    ACTIVE,
    async () => pdf({ objects: packedObjects('4 0 << /S /JavaScript /JS (app.alert(1)) >>') }),
  ],
  [
    'a PDF that does something when it is opened',
    'A0701',
    ACTIVE,
    async () => pdf({ catalogue: '/OpenAction 4 0 R' }),
  ],
  [
    'a PDF with a file in it',
    'A0701',
    ACTIVE,
    async () => pdf({ catalogue: '/Names << /EmbeddedFiles 4 0 R >>' }),
  ],
  [
    'an encrypted PDF',
    'A0703',
    'PDF 已加密，请上传未加密的文件',
    async () => Buffer.from(pdf().toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root'), 'latin1'),
  ],
  [
    'a PDF with a page behind it',
    'A0703',
    DAMAGED,
    async () => Buffer.concat([pdf(), Buffer.from('<html><script>alert(1)</script>')]),
  ],
  [
    'a PDF with something before it',
    'A0701',
    KIND,
    async () => Buffer.concat([Buffer.from('<script>1</script>'), pdf()]),
  ],
  ['nothing', 'A0703', '文件是空的，请重新选择', async () => ''],
  [
    'a byte more than 10 MB',
    'A0702',
    '文件不能超过 10 MB',
    async () =>
      Buffer.concat([await jpeg(), Buffer.alloc(UPLOAD.mostBytes)]).subarray(0, UPLOAD.mostBytes + 1),
  ],
];

describe('what is refused, and the sentence it is refused with', () => {
  it.each(HOSTILE)('%s', async (_what, code, sentence, bytes) => {
    const answer = await upload(gateway.app, token, [{ bytes: await bytes() }]);
    expect([answer.code, answer.msg, answer.data]).toEqual([code, sentence, null]);
    expect(answer.status).toBe(code === 'A0702' ? 413 : 400);
  });

  const BROKEN = '上传中断或内容不完整，请重新上传';
  it.each<[string, string, string, () => Promise<Parameters<typeof upload>[3] & object>]>([
    ['no file', 'A0410', '请选择要上传的文件', async () => ({ payload: formOf([]) })],
    [
      'two files',
      'A0400',
      '一次只能上传一个文件',
      async () => ({ payload: formOf([{ bytes: await jpeg() }, { bytes: await png() }]) }),
    ],
    [
      'a file in another field',
      'A0400',
      '文件应放在名为 file 的字段里',
      async () => ({ payload: formOf([{ field: 'picture', bytes: await jpeg() }]) }),
    ],
    [
      'a form that breaks off',
      'A0400',
      BROKEN,
      async () => ({ payload: formOf([{ bytes: await jpeg() }]).subarray(0, 900) }),
    ],
    [
      'a form without its boundary',
      'A0400',
      BROKEN,
      async () => ({ type: 'multipart/form-data', payload: formOf([{ bytes: await jpeg() }]) }),
    ],
    [
      'another boundary than the form has',
      'A0400',
      BROKEN,
      async () => ({
        type: 'multipart/form-data; boundary=other',
        payload: formOf([{ bytes: await jpeg() }]),
      }),
    ],
    [
      'bytes instead of a form',
      'A0400',
      '提交的内容有误，请检查后再试',
      async () => ({ type: 'image/jpeg', payload: await jpeg() }),
    ],
    [
      'JSON instead of a form',
      'A0400',
      '请以表单上传文件',
      async () => ({ type: 'application/json', payload: Buffer.from('{}') }),
    ],
    [
      'a field that would change every object',
      'A0400',
      BROKEN,
      async () => ({ payload: formOf([{ field: '__proto__', bytes: await jpeg() }]) }),
    ],
  ])('%s', async (_what, code, sentence, sent) => {
    const answer = await upload(gateway.app, token, [], await sent());
    expect([answer.status, answer.code, answer.msg]).toEqual([400, code, sentence]);
  });
});

describe('what is taken', () => {
  const shown = async (url: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const opened = await gateway.app.inject({
      method: 'POST',
      url: '/api/system-boot/api/v1/files/link',
      headers,
      payload: { url },
    });
    return gateway.app.inject(opened.json().data.link);
  };

  it('a photo is drawn anew: upright, not larger than needed, and it does not tell where it was taken', async () => {
    const taken = await photo(3_000, 1_000)
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD3: { GPSLatitude: '30/1 15/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { code, data } = await upload(gateway.app, token, [{ bytes: taken }]);
    expect(code).toBe('00000');
    const answer = await shown(data.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^inline;/),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const kept = await sharp(answer.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 667, height: 2_000 });
    expect([kept.exif, kept.icc, kept.xmp, kept.iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('a signature stays see-through', async () => {
    const pad = sharp({ create: { width: 400, height: 200, channels: 4, background: '#00000000' } });
    const stroke = {
      input: Buffer.from(
        '<svg width="400" height="200"><path d="M20 150 C100 20 250 180 380 40" stroke="#000" stroke-width="4" fill="none"/></svg>',
      ),
    };
    const signature = await pad.composite([stroke]).png().toBuffer();
    const { data } = await upload(gateway.app, token, [{ name: '签名.png', bytes: signature }]);
    const answer = await shown(data.url);
    expect(answer.headers['content-type']).toBe('image/png');
    expect((await sharp(answer.rawPayload).stats()).isOpaque).toBe(false);
  });

  it('a PDF is kept as it is and only downloaded', async () => {
    const bytes = pdf({ objects: packedObjects('4 0 << /Type /Font >>') });
    const { data } = await upload(gateway.app, token, [{ name: '营业执照.pdf', type: 'text/html', bytes }]);
    const answer = await shown(data.url);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
    expect(answer.headers['content-type']).toBe('application/pdf');
  });

  it.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\fakepath\\身份证 正面.JPG', '身份证 正面.jpg'],
    ['a\u202egpj.exe', 'agpj.jpg'],
    ['\u0001\u200b.png', '文件.jpg'],
    ['.htaccess', '文件.jpg'],
    ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).jpg'],
    ['长'.repeat(300), `${'长'.repeat(80)}.jpg`],
  ])('the name %s becomes %s', async (given, name) => {
    const { data } = await upload(gateway.app, token, [
      { name: given, type: 'text/html', bytes: await photo(32, 32).webp().toBuffer() },
    ]);
    expect(data.name).toBe(name);
  });
});
