import { CODE_KINDS, DEMO_CODES, NOBODYS_CODE } from '@cheyantong/domain';
import { PORTAL_URL } from './addresses.ts';

/** Every answer there is about a part or a battery. */
export const TRACES = [
  `/traceability/detail?code=${DEMO_CODES.part}`,
  `/traceability/detail?code=${DEMO_CODES.rewordedPart}`,
  `/traceability/detail?code=${DEMO_CODES.cutPart}`,
  `/traceability/detail?code=${NOBODYS_CODE}`,
  `/traceability/detail2?code=${DEMO_CODES.battery}`,
  `/traceability/detail2?code=${DEMO_CODES.gappedBattery}`,
  `/traceability/detail2?code=${DEMO_CODES.withdrawnBattery}`,
];
/** Every page as a visitor finds it, with something to show; of cars and parts the newest stand for their kind (`newestScreens`). */
export const SCREENS = [
  '/home',
  '/login',
  '/usedCar/tabs1',
  '/usedCar/tabs2',
  '/vehicleService/detection',
  '/vehicleService/repair',
  '/vehicleService/insurance',
  '/vehicleService/battery',
  '/estimate',
  '/search?keywords=大众',
  '/personalCenter',
  '/personalCenter/report?orderType=0&sample=1',
  '/personalCenter/report?orderType=1&sample=1',
  '/personalCenter/report?orderType=3&sample=1',
  '/personalCenter/maintenance?sample=1',
  '/personalCenter/batteryDetail?sample=1',
  '/personalCenter/closed',
  '/traceability',
  '/traceability?code=ABC',
  `/traceability?code=${CODE_KINDS.report.example}`,
  `/traceability?code=${CODE_KINDS.vin.example}`,
  '/traceability/detail?code=RP26',
  ...TRACES,
  '/reusableTabs/tabs4',
  '/miniWebH5',
  '/reusableHome',
  '/reusableTabs/tabs1',
  '/reusableTabs/tabs2',
  '/reusableTabs/tabs3',
  '/information/tabs1',
  '/information/tabs2?keywords=续航',
  '/information/tabs2/detail?id=low-temperature-range',
  '/information-detail?id=grades-a-b-c',
  '/appraisal/tabs2',
  '/appraisal/tabs2?topic=winter',
  '/appraisal/tabs2/detail?id=winter-preparation',
  '/agreement?id=userAgreement',
  '/agreement?id=userAgreement&view=changes',
  '/aboutUs/synopsis',
  '/aboutUs/introduce',
  '/aboutUs/structure',
  '/aboutUs/contact',
  '/notices',
  '/notice-detail?id=battery-procedure-takes-effect',
  '/notice-detail?id=holiday-2026-10',
  '/referralService',
  '/appraisal/tabs1',
  '/appraisal/tabs1?programCode=energy&starLevel=4',
  '/appraisal/tabs1/more?pageNum=2',
  '/appraisal/detail?id=yuanhang-e5-safety-2026',
  '/appraisal/method',
  '/appraisal/method?program=energy',
  '/offline',
];

/** What only a member sees. */
export const MEMBER_SCREENS = [
  '/personalCenter',
  ...['orders', 'reports', 'valuations', 'favorites', 'leads'].map((tab) => `/personalCenter?tab=${tab}`),
  '/personalCenter/messages',
  '/personalCenter/invoices',
  '/personalCenter/privacy',
  '/personalCenter/authentication',
  '/personalCenter/authentication?type=company',
];

/** The first of a list, newest first. */
async function newest<Item>(call: string): Promise<Item> {
  const answer = await fetch(`${PORTAL_URL}/api/vehicle-boot/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 1 }),
  });
  const { data } = (await answer.json()) as { data: { list: [Item] } };
  return data.list[0];
}

/** The pages of the car and the part that were published last. */
export async function newestScreens(): Promise<string[]> {
  const car = await newest<{ vehicleId: string }>('app-api/v1/usedCar/queryPageList');
  const part = await newest<{ partId: string }>('api/v1/vehiclePart/list');
  return [`/usedCar/detail?vehicleId=${car.vehicleId}`, `/reusableDetail?partId=${part.partId}`];
}
