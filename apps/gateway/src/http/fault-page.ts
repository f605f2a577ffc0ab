/** What a visitor sees when not even the portal can be drawn. It needs nothing but itself. */
export const FAULT_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export const faultPage = (sentence: string): string => `<!DOCTYPE html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>车研通</title>
<style>
  body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: #f4f6fa; color: #17212e;
    font: 16px/1.6 "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; text-align: center; }
  a { display: inline-block; margin-top: 24px; padding: 10px 24px; border-radius: 8px; background: #093f87; color: #fff; text-decoration: none; }
</style>
<main>
  <h1>页面暂时打不开</h1>
  <p>${sentence}</p>
  <a href="">重新加载</a>
</main>
</html>`;
