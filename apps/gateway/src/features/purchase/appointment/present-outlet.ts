import type { Outlet } from '@cheyantong/contract';
import type { HalfDay } from './half-days.ts';
import type { OutletRow } from './outlets.ts';

export function presentOutlet(outlet: OutletRow, providerName: string, room: readonly HalfDay[]): Outlet {
  const byDate = Map.groupBy(room, ({ date }) => date);
  return {
    outletId: String(outlet.id),
    outletName: outlet.name,
    brandId: String(outlet.providerId),
    brandName: providerName,
    cityCode: outlet.cityCode,
    cityName: outlet.cityName,
    address: outlet.address,
    phone: outlet.phone,
    businessHours: outlet.businessHours,
    longitude: outlet.longitude,
    latitude: outlet.latitude,
    serviceMode: outlet.serviceMode as Outlet['serviceMode'],
    availableDates: [...byDate.keys()],
    availableSlots: [...byDate].map(([date, halfDays]) => ({
      date,
      periods: halfDays.map(({ period }) => period),
    })),
  };
}
