/** Where and when we can be met; invented, and said so on the page. */
export const OFFICE = {
  phoneHours: '每日 8:30–20:00',
  mail: 'service@example.invalid',
  address: '天津市示例区示例路 18 号（示例地址）',
  visitHours: '工作日 9:00–17:00',
  way: '地铁示例站 B 口出，沿示例路向西步行约 6 分钟',
} as const;
