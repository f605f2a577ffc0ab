import type { SampleCar } from './cars.ts';
import { printed } from './paper.ts';

const SIZE = { width: 900, height: 420 };

/** The maker's plate, with the number stamped in a line of its own. */
export const drawVinPlate = (car: SampleCar): Promise<Buffer> =>
  printed({
    ...SIZE,
    drawing: `<defs><linearGradient id="m" x2="1" y2="1"><stop offset="0" stop-color="#c9ccd0"/><stop offset=".5" stop-color="#e6e8ea"/><stop offset="1" stop-color="#b9bdc2"/></linearGradient></defs>
<rect width="${SIZE.width}" height="${SIZE.height}" rx="24" fill="url(#m)"/>
<rect x="20" y="20" width="860" height="380" rx="14" fill="none" stroke="#6f757b" stroke-width="4"/>
<circle cx="50" cy="50" r="12" fill="#8a9096"/><circle cx="850" cy="370" r="12" fill="#8a9096"/>`,
    prints: [
      { text: '样张 示例汽车制造有限公司', left: 210, top: 52, size: 36, font: 'bold' },
      { text: '车辆识别代号(VIN)', left: 90, top: 130, size: 26 },
      { text: car.vinCode, left: 90, top: 176, size: 50, font: 'bold', spacing: 3000 },
      { text: '整车型号', left: 90, top: 270, size: 24 },
      { text: 'YB7000BEV', left: 250, top: 268, size: 28 },
      { text: '制造国 中国', left: 90, top: 330, size: 24 },
      { text: '制造年月 2021.03', left: 480, top: 330, size: 24 },
    ],
  });
