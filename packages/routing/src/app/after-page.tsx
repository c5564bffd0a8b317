import { useEffect, useState, type ComponentType } from 'react';

/** A part of the frame whose code comes after the requests of the first page. One that does not come is left out. */
export function afterPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function AfterPage(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      const show = (Loaded: ComponentType<Props>) => setPart(() => Loaded);
      const timer = setTimeout(() => void load().then(show, () => undefined), 1000);
      return () => clearTimeout(timer);
    }, []);
    return Part && <Part {...props} />;
  };
}
