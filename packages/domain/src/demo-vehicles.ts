/** No maker bears it: cars of this brand were invented to be tested, and are shown as such. */
export const INVENTED_BRAND = '示例';

/** What the simulated providers do with a car; every other valid VIN gets a generated demonstration report. */
export type DemoBehaviour = 'good' | 'troubled' | 'nothing' | 'slow' | 'failing' | 'garbage';

interface DemoVehicle {
  vin: string;
  newEnergy: boolean;
  behaviour: DemoBehaviour;
  about: string;
  /** As a provider that finds it names it; of the demonstration catalogue. */
  car?: { brandName: string; seriesName: string; modelName: string };
}

const car = (brandName: string, seriesName: string, modelName: string) => ({
  car: { brandName, seriesName, modelName },
});
const SAGITAR = car('大众', '速腾', '2021款 280TSI DSG舒适型');

/** Cars to try the portal with; docs/demo.md lists them. */
export const DEMO_VEHICLES: readonly DemoVehicle[] = [
  { vin: 'LFV2A21J7M3000101', newEnergy: false, behaviour: 'good', about: '汽油车，记录良好', ...SAGITAR },
  {
    vin: 'LHGRU1841M8000305',
    newEnergy: false,
    behaviour: 'troubled',
    about: '汽油车，有大事故与里程疑点',
    ...car('本田', '缤智', '2020款 1.5L CVT科技精英版'),
  },
  { vin: 'LFV2A21JXN3000207', newEnergy: false, behaviour: 'nothing', about: '汽油车，查无记录，自动退款' },
  {
    vin: 'LFV3A23C3P3000409',
    newEnergy: false,
    behaviour: 'slow',
    about: '汽油车，服务机构答复较慢',
    ...car('大众', '迈腾', '2023款 380TSI DSG尊贵型'),
  },
  {
    vin: 'LFV2A21J6M3000509',
    newEnergy: false,
    behaviour: 'failing',
    about: '汽油车，服务机构查询失败，自动退款',
  },
  {
    vin: 'LFV2A21J2M3000913',
    newEnergy: false,
    behaviour: 'garbage',
    about: '汽油车，服务机构先发来无法识别的内容',
    ...SAGITAR,
  },
  {
    vin: 'LRW3E7FS0NC000616',
    newEnergy: true,
    behaviour: 'good',
    about: '纯电动车，电池健康',
    ...car('特斯拉', 'Model 3', '2022款 后轮驱动版'),
  },
  {
    vin: 'LRWYGCEK1PC000718',
    newEnergy: true,
    behaviour: 'troubled',
    about: '纯电动车，电池衰减明显',
    ...car('特斯拉', 'Model Y', '2023款 后轮驱动版'),
  },
  { vin: 'LRW3E7FS2NC001119', newEnergy: true, behaviour: 'nothing', about: '纯电动车，查无记录，自动退款' },
];

export const demoBehaviourOf = (vin: string): DemoBehaviour =>
  DEMO_VEHICLES.find((vehicle) => vehicle.vin === vin)?.behaviour ?? 'good';
