const PHONE_OR_TABLET =
  /Android|iPhone|iPad|iPod|HarmonyOS|Mobile|Tablet|Windows Phone|BlackBerry|Opera Mini|MicroMessenger/i;

export const isPhoneOrTablet = (agent: string): boolean => PHONE_OR_TABLET.test(agent);
