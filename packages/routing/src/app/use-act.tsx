import { useSearchParams } from 'react-router-dom';

const key = 'act';

/** The address of a page with something to do on it opened, such as `pay`. */
export function actOf(href: string, act: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${key}=${act}`;
}

/** The act that the address asks for, and the way to take it out of the address once it is closed. */
export function useAct(): { act: string | null; forgetAct: () => void } {
  const [params, setParams] = useSearchParams();
  const act = params.get(key);
  return {
    act,
    forgetAct: () => {
      if (act === null) return;
      const others = new URLSearchParams(params);
      others.delete(key);
      setParams(others, { replace: true, preventScrollReset: true });
    },
  };
}
