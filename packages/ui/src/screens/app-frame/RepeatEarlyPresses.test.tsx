// @vitest-environment jsdom
import type { PhoneUser } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
import { ASHA, apiError, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { StateProvider, useWhenSessionKnown } from '@naap/state';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { RepeatEarlyPresses } from './RepeatEarlyPresses.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;
afterEach(async () => {
  await act(() => root?.unmount());
  document.body.replaceChildren();
  localStorage.clear();
});

/** Hydrates a page whose button was pressed before, for a browser that stores the session of `user`. `onPress` gets whether it is signed in. */
async function hydratePage(user: PhoneUser | null) {
  const onPress = vi.fn();
  const login = Promise.withResolvers<{ customerId: string }>();
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(fakeBrowser(user)),
    backend: { login: () => login.promise },
  });
  function Page() {
    const { run, isWaiting } = useWhenSessionKnown(onPress);
    return (
      <>
        <button type="button" aria-busy={isWaiting} onClick={run}>
          Add
        </button>
        <RepeatEarlyPresses />
      </>
    );
  }
  const page = (
    <StateProvider clients={clients} content={content}>
      <Page />
    </StateProvider>
  );
  const element = document.createElement('div');
  element.id = 'root';
  element.dataset.dehydrated = '';
  element.innerHTML = renderToString(page);
  document.body.append(element);
  window.repeatEarlyPresses = async () => element.querySelector('button')?.click();
  await act(async () => {
    root = hydrateRoot(element, page);
  });
  const isBusy = () => element.querySelector('button')?.ariaBusy === 'true';
  return { onPress, login, isBusy, isDehydrated: () => 'dehydrated' in element.dataset };
}

it('repeats an early press at once without a stored session', async () => {
  const { onPress, isBusy, isDehydrated } = await hydratePage(null);
  expect(onPress.mock.calls).toEqual([[false]]);
  expect([isBusy(), isDehydrated()]).toEqual([false, false]);
});

it.each([true, false])(
  'lets an early press that needs the session wait until it is restored: %s',
  async (isRestored) => {
    const { onPress, login, isBusy, isDehydrated } = await hydratePage(ASHA);
    expect(onPress).not.toHaveBeenCalled();
    expect([isBusy(), isDehydrated()]).toEqual([true, false]);
    await act(async () => {
      if (isRestored) login.resolve({ customerId: 'c1' });
      else login.reject(apiError('http', 'Login failed', 403));
    });
    expect(onPress.mock.calls).toEqual([[isRestored]]);
    expect(isBusy()).toBe(false);
  },
);
