import {
  getBatteryReport,
  getClaimReport,
  getInspectionReport,
  getRepairReport,
  getValuationReport,
} from '@cheyantong/contract';
import { batteryVerdict, SERVICE_NAMES, SERVICES } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import accident from './accident.json' with { type: 'json' };
import battery from './battery.json' with { type: 'json' };
import inspection from './inspection.json' with { type: 'json' };
import repair from './repair.json' with { type: 'json' };
import valuation from './valuation.json' with { type: 'json' };

const SAMPLES = {
  inspection: { sample: inspection, shape: getInspectionReport.data },
  valuation: { sample: valuation, shape: getValuationReport.data },
  repair: { sample: repair, shape: getRepairReport.data },
  accident: { sample: accident, shape: getClaimReport.data },
  battery: { sample: battery, shape: getBatteryReport.data },
} as const;

describe.each(SERVICE_NAMES)('the sample of %s', (service) => {
  const { sample, shape } = SAMPLES[service];

  it('is a report like the gateway answers with', () => {
    expect(shape.safeParse(sample).error).toBeUndefined();
    expect(sample.orderType).toBe(SERVICES[service].orderType);
  });

  it('can be taken for no real car, order or institution', () => {
    expect(sample.demo).toBe(true);
    expect(sample.pdfUrl).toBeNull();
    expect(sample.vehicle.vin).toContain('*');
    expect(sample.vehicle.brandName).toContain('示例');
    expect(sample.providerName).toContain('示例');
  });
});

it("the battery sample's verdict is what its figures come to", () => {
  const { sample, shape } = SAMPLES.battery;
  expect(sample.verdict).toEqual(batteryVerdict(shape.parse(sample)));
});
