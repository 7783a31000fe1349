import { expect } from '@playwright/test';
import { ask } from './support/bridge.ts';
import { test } from './support/app.ts';
import { openScreen } from './support/screens.ts';

/** Everything that pages can ask for, by the names that Chromium gives it. */
const PERMISSIONS = [
  ...['geolocation', 'notifications', 'midi', 'camera', 'microphone', 'background-sync', 'storage-access'],
  ...['clipboard-read', 'clipboard-write', 'payment-handler', 'persistent-storage', 'screen-wake-lock'],
  ...['idle-detection', 'window-management', 'local-fonts', 'display-capture', 'accelerometer', 'gyroscope'],
];

test('every permission is refused, and what needs one fails', async ({ page }) => {
  for (const name of PERMISSIONS) {
    const state = await page.evaluate(
      `navigator.permissions.query({ name: '${name}' }).then((p) => p.state, () => 'unknown')`,
    );
    expect(['denied', 'unknown'], name).toContain(state);
  }
  const outcome = (asked: string) =>
    page.evaluate(`(async () => ${asked})().then(() => 'done', () => 'refused')`);
  for (const asked of [
    'navigator.clipboard.writeText("x")',
    'navigator.clipboard.readText()',
    'navigator.mediaDevices.getUserMedia({ audio: true })',
    'navigator.mediaDevices.getUserMedia({ video: true })',
    'navigator.mediaDevices.getDisplayMedia()',
    'navigator.requestMIDIAccess()',
    'new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail))',
    'navigator.hid.requestDevice({ filters: [] }).then((found) => found[0].open())',
    'navigator.usb.requestDevice({ filters: [] })',
    'navigator.serial.requestPort()',
    'navigator.bluetooth.requestDevice({ acceptAllDevices: true })',
  ]) {
    expect(await outcome(asked), asked).toBe('refused');
  }
  expect(await page.evaluate('Notification.requestPermission()')).toBe('denied');
});

test('nothing is downloaded, and no file is picked but by main', async ({ app, page }) => {
  const prevented = app.evaluate(
    ({ session }) =>
      new Promise((resolve) => {
        session.defaultSession.once('will-download', (event) => resolve(event.defaultPrevented));
      }),
  );
  await page.evaluate(`
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['x']));
    link.download = 'x.txt';
    link.click();
  `);
  expect(await prevented).toBe(true);
  for (const picker of ['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker']) {
    expect(await page.evaluate(`typeof window.${picker}`), picker).toBe('undefined');
  }
  const asked = app.evaluate(
    ({ BrowserWindow }) =>
      new Promise((resolve) => {
        const [window] = BrowserWindow.getAllWindows();
        window?.webContents.debugger.on('message', (_event, method) => {
          if (method === 'Page.fileChooserOpened') resolve('us, and we answer nothing');
        });
      }),
  );
  await page.evaluate(`
    const field = document.createElement('input');
    field.type = 'file';
    field.id = 'picker';
    field.style.setProperty('position', 'fixed');
    field.style.setProperty('inset', '0');
    field.style.setProperty('z-index', '9999');
    document.body.append(field);
  `);
  await page.locator('#picker').click({ force: true });
  expect(await asked).toBe('us, and we answer nothing');
});

test('the window goes nowhere, opens none and holds none', async ({ app, page }) => {
  const address = page.url();
  for (const target of [
    ...['https://example.com/', 'http://127.0.0.1/', 'file:///etc/passwd', 'data:text/html,x'],
    ...['app://rodada/player.html', 'app://players/player.html', 'app://print/x', 'javascript:1'],
  ]) {
    await page.evaluate(`void (location.href = '${target}')`).catch(() => undefined);
    await page.evaluate(`
      const link = document.createElement('a');
      link.href = '${target}';
      document.body.append(link);
      link.click();
      link.remove();
    `);
    expect(await page.evaluate(`window.open('${target}')`), target).toBeNull();
    // A frame that is refused ends what was evaluated.
    await page
      .evaluate(`
      const frame = document.createElement('iframe');
      frame.src = '${target}';
      document.body.append(frame);
    `)
      .catch(() => undefined);
  }
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
  );
  expect(page.url()).toBe(address);
  await page.evaluate("void (location.href = 'about:blank')").catch(() => undefined);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(page.url()).toBe(address);
  expect(app.windows()).toHaveLength(1);
  const frames = page.frames().map((frame) => frame.url());
  expect(
    frames.filter((url) => !['', address, 'about:blank', 'chrome-error://chromewebdata/'].includes(url)),
  ).toEqual([]);
});

test('only the narrator’s page in the narrator’s window is answered', async ({ app, page }) => {
  expect(await ask(page, 'campaigns:list')).not.toEqual([]);
  for (const url of ['app://players/player.html', 'app://rodada/player.html', 'app://rodada/index.html']) {
    const answer: unknown = await app.evaluate(async ({ app: running, BrowserWindow }, address) => {
      const preload = `${running.getAppPath()}/out/preload/preload.cjs`;
      const other = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
      await other.loadURL(address);
      const given: unknown = await other.webContents.executeJavaScript(
        "window.rodada.call('campaigns:list')",
      );
      other.destroy();
      return given;
    }, url);
    expect(answer, url).toMatchObject({ ok: false, error: { code: 'NOT_ALLOWED' } });
  }
  const address = page.url();
  await page.evaluate("history.pushState(null, '', '/player.html')");
  expect(await page.evaluate("window.rodada.call('campaigns:list')")).toMatchObject({
    error: { code: 'NOT_ALLOWED' },
  });
  await page.evaluate('history.back()');
  // It goes back only after the script: what comes next would begin at the players' address.
  await page.waitForURL(address);
});

test('the bridge always answers, whatever it is given', async ({ page }) => {
  const answered = await page.evaluate(`(async () => {
    const deep = (levels) => { let value = 1; for (let i = 0; i < levels; i += 1) value = [value]; return value; };
    const ring = {}; ring.self = ring;
    const given = [
      Symbol('x'), () => 1, new WeakMap(), new Proxy({}, { get() { throw new Error('x'); }, ownKeys() { throw 1; } }),
      { get name() { throw new Error('x'); } }, deep(5000), deep(900), ring, document.body, window, new Blob(['x']),
      new Promise(() => undefined), new Map(), new Set(), 1n, new Float64Array(3), new Uint8Array(3), NaN,
      { name: Symbol('x') }, { a: () => 1 }, class A {}, new (class B {})(), new Error('x'), new Date(NaN),
      new ImageData(1, 1), new ReadableStream(), Object.create(null), JSON.parse('{"__proto__":{"a":1}}'),
      { toString() { throw 1; } }, new Array(1e4), 'x'.repeat(1e6),
    ];
    const kinds = [];
    for (const channel of ['campaigns:create', 'menu:offer', 'combats:command', 'campaigns:list', 'nothing', '__proto__']) {
      for (const input of given) {
        try {
          const answer = await window.rodada.call(channel, input);
          kinds.push(answer.ok ? 'ok' : answer.error.code);
        } catch (thrown) {
          kinds.push('threw ' + channel + ' ' + String(thrown));
        }
      }
    }
    for (const channel of given) {
      try {
        kinds.push((await window.rodada.call(channel, channel)).error.code);
        window.rodada.on(channel, channel)();
      } catch (thrown) {
        kinds.push('threw ' + String(thrown));
      }
    }
    return [...new Set(kinds)];
  })()`);
  expect(answered).toEqual(['BAD_REQUEST']);
});

test('the page’s policy allows no style or script but those it came with', async ({ page }) => {
  const policy = await page.evaluate(
    "fetch('/index.html').then(({ headers }) => headers.get('content-security-policy'))",
  );
  expect(policy).not.toContain('unsafe');
  const tried = await page.evaluate(`(() => {
    const style = document.createElement('style');
    style.textContent = 'body { --tried: sheet }';
    document.head.append(style);
    const box = document.createElement('div');
    box.innerHTML = '<p style="color: red" onclick="window.tried = 1">x</p><img src="x" onerror="window.tried = 1">';
    document.body.append(box);
    box.querySelector('p').click();
    const script = document.createElement('script');
    script.textContent = 'window.tried = 2';
    document.head.append(script);
    const found = [getComputedStyle(document.body).getPropertyValue('--tried'), box.firstChild.style.color, window.tried];
    for (const one of [style, box, script]) one.remove();
    return found;
  })()`);
  expect(tried).toEqual(['', '', undefined]);
});

test('no screen needs what the policy forbids', async ({ page }) => {
  await page.evaluate(`
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) =>
      window.violations.push([violatedDirective, sample, sourceFile].join(' ')));
  `);
  for (const screen of ['Campanhas', 'Bestiário', 'Encontros', 'Combate', 'Registro', 'Objetos', 'Opções']) {
    await openScreen(page, screen);
    await expect(page.getByRole('main')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
  }
  expect(await page.evaluate('window.violations')).toEqual([]);
});
