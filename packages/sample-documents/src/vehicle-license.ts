import type { SampleCar } from './cars.ts';
import { type Print, printed } from './paper.ts';

const SIZE = { width: 1040, height: 710 };
const LABEL = { size: 22, color: '#3b4a5a' };
const ENGLISH = { size: 15, color: '#6a7682' };
const VALUE = { size: 32 };

/** The main page, with the rows and the two languages of the labels. */
export function drawVehicleLicense(car: SampleCar): Promise<Buffer> {
  return printed({
    ...SIZE,
    drawing: `<rect width="${SIZE.width}" height="${SIZE.height}" rx="20" fill="#f4f7fa"/>
${[120, 200, 280, 360, 440, 520, 600].map((y) => `<path d="M50 ${y}H990" stroke="#c4ccd4" stroke-width="2"/>`).join('')}
<rect x="60" y="455" width="220" height="190" fill="none" stroke="#d98a8a" stroke-width="4"/>`,
    prints: [
      { text: '中华人民共和国机动车行驶证', left: 180, top: 26, size: 44, font: 'bold' },
      { text: 'Vehicle License of the People’s Republic of China', left: 300, top: 86, size: 20 },
      { text: '样张', left: 130, top: 520, size: 48, color: '#d8a9a9', font: 'bold' },
      ...field('号牌号码', 'Plate No.', car.licensePlateNumber, 60, 185, 132),
      ...field('车辆类型', 'Vehicle Type', car.vehicleType, 520, 650, 132),
      ...field('所有人', 'Owner', car.owner, 60, 185, 212),
      ...field('住址', 'Address', car.address, 60, 185, 292),
      ...field('使用性质', 'Use Character', car.useNature, 60, 210, 372),
      ...field('品牌型号', 'Model', car.model, 430, 550, 372),
      ...field('车辆识别代号', 'VIN', car.vinCode, 320, 490, 452),
      ...field('发动机号码', 'Engine No.', car.engineNumber, 320, 490, 532),
      ...field('注册日期', 'Register Date', car.registrationDate, 320, 450, 612),
      ...field('发证日期', 'Issue Date', car.issueDate, 670, 790, 612),
    ],
  });
}

const field = (
  label: string,
  english: string,
  value: string,
  left: number,
  valueLeft: number,
  top: number,
): Print[] => [
  { text: label, left, top: top + 4, ...LABEL },
  { text: english, left, top: top + 36, ...ENGLISH },
  { text: value, left: valueLeft, top: top + 10, ...VALUE },
];
