import { nationalDivisions } from '@cheyantong/places';

/** Cities with demonstration dealers. The first have two of them and more cars. */
const LARGE = [
  '北京市 上海市 广州市 深圳市 成都市 重庆市 杭州市 武汉市 西安市 苏州市 郑州市 南京市 长沙市',
  '天津市 东莞市 宁波市 佛山市 合肥市 青岛市 昆明市 沈阳市 济南市 福州市 石家庄市 哈尔滨市 长春市',
]
  .join(' ')
  .split(' ');

const OTHERS = [
  '大连市 厦门市 无锡市 温州市 南宁市 贵阳市 太原市 南昌市 乌鲁木齐市 兰州市 海口市 呼和浩特市 银川市 西宁市',
  '泉州市 常州市 嘉兴市 金华市 南通市 徐州市 保定市 唐山市 邯郸市 潍坊市 烟台市 临沂市 洛阳市 襄阳市 宜昌市',
  '岳阳市 株洲市 赣州市 芜湖市 惠州市 中山市 珠海市 柳州市 桂林市 遵义市 绵阳市 大同市 包头市 吉林市 大庆市',
  '鞍山市 咸阳市 三亚市 拉萨市 漳州市 台州市',
]
  .join(' ')
  .split(' ');

export interface DemoCity {
  code: string;
  name: string;
  provinceCode: string;
  isLarge: boolean;
}

export function demoCities(): DemoCity[] {
  const known = new Map(
    nationalDivisions().flatMap((province) =>
      (province.children ?? []).map(({ code, name }) => [name, { code, name, provinceCode: province.code }]),
    ),
  );
  return [...LARGE, ...OTHERS].map((name) => {
    const city = known.get(name);
    if (!city) throw new Error(`no division is called ${name}`);
    return { ...city, isLarge: LARGE.includes(name) };
  });
}
