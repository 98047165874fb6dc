// @vitest-environment jsdom
import type { PhoneUser } from '@naap/api-clients';
import { content } from '@naap/fixtures/content';
import { ASHA, fakeBrowser, fakeClients, fakePhoneAuth } from '@naap/fixtures/fake-clients';
import { StateProvider, useSession } from '@naap/state';
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

/** Hydrates a page whose button was pressed before, for a browser that stores the session of `user`. `onPress` gets the status of the session. */
async function hydratePage(user: PhoneUser | null) {
  const onPress = vi.fn();
  const login = Promise.withResolvers<{ customerId: string }>();
  const clients = fakeClients({
    phoneAuth: fakePhoneAuth(fakeBrowser(user)),
    backend: { login: () => login.promise },
  });
  function Page() {
    const { status } = useSession();
    return (
      <>
        <button type="button" onClick={() => onPress(status)}>
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
  return { onPress, login, isDehydrated: () => 'dehydrated' in element.dataset };
}

it('repeats an early press after the stored session is restored', async () => {
  const { onPress, login, isDehydrated } = await hydratePage(ASHA);
  expect(onPress).not.toHaveBeenCalled();
  expect(isDehydrated()).toBe(true);
  await act(async () => login.resolve({ customerId: 'c1' }));
  expect(onPress.mock.calls).toEqual([['signed-in']]);
  expect(isDehydrated()).toBe(false);
});

it('repeats an early press at once without a stored session', async () => {
  const { onPress, isDehydrated } = await hydratePage(null);
  expect(onPress.mock.calls).toEqual([['signed-out']]);
  expect(isDehydrated()).toBe(false);
});
