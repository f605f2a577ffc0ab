/** WeChat's own word in the page: it stands before our scripts run, or when WeChat's bridge is ready. */
export const saysMiniProgram = (): boolean => window.__wxjs_environment === 'miniprogram';
