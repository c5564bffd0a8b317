/** @jsxRuntime classic */
// Storybook's frame has its own React, which is imported by this name alone.
import * as React from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { tokenFile, type ChosenFile, type TokenFileRead } from './token-file.ts';

const note = 'consignment-token-file';
/** As many lines as a note has room for. */
const mostLines = 6;

/** Chooses a token file for all stories, by the button or dropped anywhere, until it is cleared by the same button. */
export function TokenFileTool() {
  const api = useStorybookApi();
  const [{ brand }, updateGlobals] = useGlobals();
  const [isDragged, setDragged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isOwn = brand === 'own';

  useEffect(() => {
    const channel = addons.getChannel();
    const onRead = ({ is, name, lines }: TokenFileRead) => {
      // For a second file too: the stories are drawn again with each update.
      if (is === 'theme') updateGlobals({ brand: 'own' });
      api.clearNotification(note);
      api.addNotification({
        id: note,
        content: {
          headline: is === 'theme' ? `${name} is applied to all stories` : `${name} is not applied`,
          subHeadline: <Lines lines={lines} nothing="Nothing had to be corrected." />,
        },
        ...(is === 'theme' && lines.length === 0 ? { duration: 6_000 } : {}),
      });
    };
    const onDragged = () => setDragged(true);
    const onFile = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) setDragged(true);
    };
    channel.on(tokenFile.read, onRead);
    channel.on(tokenFile.dragged, onDragged);
    document.addEventListener('dragenter', onFile);
    return () => {
      channel.off(tokenFile.read, onRead);
      channel.off(tokenFile.dragged, onDragged);
      document.removeEventListener('dragenter', onFile);
    };
  }, [api, updateGlobals]);

  const take = async (file: File | undefined) => {
    setDragged(false);
    if (file === undefined) return;
    const chosen: ChosenFile = { name: file.name, text: await file.text() };
    addons.getChannel().emit(tokenFile.chosen, chosen);
  };
  const clear = () => {
    localStorage.removeItem(tokenFile.place);
    updateGlobals({ brand: 'none' });
    api.clearNotification(note);
  };

  return (
    <>
      <Button
        variant="ghost"
        padding="small"
        active={isOwn}
        ariaLabel={isOwn ? 'Clear the token file' : 'Choose a token file'}
        onClick={isOwn ? clear : () => input.current?.click()}
      >
        {isOwn ? 'Clear token file' : 'Token file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Token file"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {isDragged && (
        <div
          style={{
            position: 'fixed',
            inset: 0,
            zIndex: 100,
            display: 'grid',
            placeItems: 'center',
            background: '#000a',
          }}
          onDragOver={(event) => event.preventDefault()}
          onDragLeave={() => setDragged(false)}
          onClick={() => setDragged(false)}
          onDrop={(event) => {
            event.preventDefault();
            void take(event.dataTransfer.files[0]);
          }}
        >
          <strong style={{ color: '#fff', fontSize: 20, pointerEvents: 'none' }}>
            Drop a .tokens.json file to see all stories with it
          </strong>
        </div>
      )}
    </>
  );
}

function Lines({ lines, nothing }: { lines: readonly string[]; nothing: string }) {
  if (lines.length === 0) return nothing;
  const more = lines.length - mostLines;
  return (
    <>
      {lines.slice(0, mostLines).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {more > 0 && <div>{`and ${more} more. npm run tokens -- check lists all.`}</div>}
    </>
  );
}
