export const apiRoot = '/api';

export function isApi(url: string): boolean {
  return /^\/api(?=[/?]|$)/.test(url);
}
