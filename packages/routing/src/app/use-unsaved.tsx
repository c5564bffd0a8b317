import { useState } from 'react';

/** The places of a page that hold unsaved values, for its LeaveGuard. */
export function useUnsaved() {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const onUnsaved = (place: string, isUnsaved: boolean) =>
    setUnsaved((before) => {
      if (before.includes(place) === isUnsaved) return before;
      return isUnsaved ? [...before, place] : before.filter((one) => one !== place);
    });
  return { unsaved, onUnsaved };
}
