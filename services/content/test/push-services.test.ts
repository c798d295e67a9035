import { expect, it } from 'vitest';
import { createPushServices } from '../src/push/push-services.js';

const knows = createPushServices(['fcm.example', '*.notify.example', 'localhost:4443']);

it.each([
  'https://fcm.example/fcm/send/abc',
  'https://FCM.example:443/x',
  'https://par02p.notify.example/w/?token=x',
  'https://localhost:4443/x',
])('%s is at a service that is known', (endpoint) => {
  expect(knows(endpoint)).toBe(true);
});

it.each([
  'http://fcm.example/x',
  'https://fcm.example:8443/x',
  'https://user:word@fcm.example/x',
  'https://fcm.example.evil.example/x',
  'https://evil.example/fcm.example',
  'https://fcm.example@evil.example/',
  'https://notify.example/x',
  'https://a.b.notify.example/x',
  'https://notnotify.example/x',
  'https://localhost/x',
  'https://127.0.0.1:4443/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'file:///etc/passwd',
  'ftp://fcm.example/x',
  '//fcm.example/x',
  '',
])('%s is not', (endpoint) => {
  expect(knows(endpoint)).toBe(false);
});
