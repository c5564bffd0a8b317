/** Whether ⌘ takes the place of Ctrl on this device. */
export const isMac = /mac|iphone|ipad/i.test(navigator.platform);
