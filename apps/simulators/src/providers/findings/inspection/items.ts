/** What an inspector looks at, after GB/T 30323: thirteen frame points, six scored sections, and functions without points. */
export const FRAME_POINTS = [
  '车体左右对称性',
  '左A柱',
  '左B柱',
  '左C柱',
  '右A柱',
  '右B柱',
  '右C柱',
  '左前纵梁',
  '右前纵梁',
  '左前减震器悬挂部位',
  '右前减震器悬挂部位',
  '左后减震器悬挂部位',
  '右后减震器悬挂部位',
] as const;

type SectionCode = 'body' | 'engine' | 'cabin' | 'start' | 'road' | 'chassis' | 'function';

interface Section {
  code: SectionCode;
  name: string;
  fullScore: number;
  items: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const BODY = words(`
  发动机舱盖表面 左前翼子板 左后翼子板 右前翼子板 右后翼子板 左前车门 右前车门 左后车门 右后车门 行李箱盖 行李箱内侧
  车顶 前保险杠 后保险杠 左前轮 左后轮 右前轮 右后轮 前大灯 后尾灯 前挡风玻璃 后挡风玻璃 四门车窗玻璃 左后视镜 右后视镜 轮胎`);

const ENGINE = words(`
  机油中冷却液混入 缸盖外机油渗漏 水箱框架与横拉梁 散热器格栅 蓄电池电极桩柱 蓄电池电解液 发动机皮带 油管与水管 线束 机舱其他部件`);

const ELECTRIC_DRIVE = words(`
  驱动电机渗漏 减速器渗漏 水箱框架与横拉梁 散热器格栅 低压蓄电池桩柱 高压线束与接插件 冷却液液位 冷却水管 充电口与锁止 机舱其他部件`);

const CABIN = words(`
  车内水泡痕迹 座椅与头枕 车内气味 方向盘自由行程 顶棚与内饰板 仪表台 配件完整性 换挡手柄及护罩 储物盒 天窗开闭
  门窗密封条 安全带 驻车制动 车窗升降 外后视镜折叠`);

const START = words(`
  启动顺畅性 仪表指示 全车灯光 泊车雷达 防抱死系统自检 空调制冷制热 怠速稳定性 怠速异响 工作温度 尾气颜色`);
const ELECTRIC_START = words(`
  高压上电 仪表指示 全车灯光 泊车雷达 防抱死系统自检 空调制冷制热 电量显示 驱动异响 工作温度 充电连接`);

const ROAD = words(`
  动力响应 加速平顺性 换挡平顺性 制动距离 制动跑偏 防抱死系统工作 直线行驶 转向回正 悬架异响 高速风噪`);

const CHASSIS = words(`
  发动机油底壳渗漏 变速箱渗漏 转向节球销 三角臂球销 传动轴十字轴 减震器渗漏 减震弹簧 制动片余厚`);
const ELECTRIC_CHASSIS = words(`
  电池包底护板 电池包密封 转向节球销 三角臂球销 驱动半轴防尘套 减震器渗漏 减震弹簧 制动片余厚`);

const FUNCTIONS = words(`
  中控锁 遥控钥匙 喇叭 雨刮器 后窗除雾 座椅加热 座椅电动调节 多媒体 倒车影像 定速巡航
  电动尾门 阅读灯 备胎或补胎工具 千斤顶 三角警示牌 灭火器 车辆铭牌 VIN码`);

export const sectionsFor = (electric: boolean): readonly Section[] => [
  { code: 'body', name: '车身外观', fullScore: 20, items: BODY },
  {
    code: 'engine',
    name: electric ? '前机舱与电驱' : '发动机舱',
    fullScore: 20,
    items: electric ? ELECTRIC_DRIVE : ENGINE,
  },
  { code: 'cabin', name: '驾驶舱', fullScore: 10, items: CABIN },
  { code: 'start', name: '启动', fullScore: 20, items: electric ? ELECTRIC_START : START },
  { code: 'road', name: '路试', fullScore: 15, items: ROAD },
  { code: 'chassis', name: '底盘', fullScore: 15, items: electric ? ELECTRIC_CHASSIS : CHASSIS },
  { code: 'function', name: '功能性零部件', fullScore: 0, items: FUNCTIONS },
];

/** Panels whose paint is measured. */
export const PAINTED_PARTS = BODY.slice(0, 14).filter((part) => part !== '行李箱内侧');
