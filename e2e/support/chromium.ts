/** The whole browser. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Its engine alone, which has no window to install anything into: enough for all others. */
export const LIGHT_CHROMIUM = process.env.LIGHT_CHROMIUM_PATH ?? CHROMIUM;

/** What the browser would load into the frame of every window; nobody types into its address bar here. */
const BROWSER_UI = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
];

/** Chromium obeys the last list only: these are the runner's own, which ours would push aside. */
const SWITCHED_OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Measured: without the address bar's own pages a new window costs a third less. */
export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${[...SWITCHED_OFF_BY_PLAYWRIGHT, ...BROWSER_UI].join(',')}`,
];
