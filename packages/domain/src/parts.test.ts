import { describe, expect, it } from 'vitest';
import { isAssembly, isUnsellable } from './parts.ts';

describe('what a kind of part is by law', () => {
  it.each(['发动机', '发动机总成', '变速箱', '变速器总成', '方向机', '前桥', '后桥总成', '前后桥', '车架'])(
    '%s is one of the five assemblies',
    (kind) => expect(isAssembly(kind)).toBe(true),
  );

  it.each(['发动机舱盖', '副车架', '前大灯总成', '半轴', '变速器油底壳', '换挡机构', '方向盘（不含气囊）'])(
    '%s is none',
    (kind) => expect(isAssembly(kind)).toBe(false),
  );

  it('keeps airbags and traction batteries from everybody', () => {
    expect(['主气囊', '安全气囊总成', '动力电池', '动力蓄电池包', '电池包'].every(isUnsellable)).toBe(true);
    expect(['方向盘（不含气囊）', '12V 蓄电池', '电动压缩机'].some(isUnsellable)).toBe(false);
  });
});
