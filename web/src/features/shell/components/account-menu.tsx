import { Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconFlag,
  IconInbox,
  IconListDetails,
  IconLogin2,
  IconLogout2,
  IconSettings,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { chooseLanguage, languages } from '../../../lib/i18n/i18n';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { loginPath, paths } from '../../../lib/paths';
import { endSubscription } from '../../../lib/push/browser-push';
import { session } from '../../../lib/session/browser-session';
import { isAdmin, isModerator } from '../../../lib/session/ownership';
import { selectClaims } from '../../../lib/session/session-slice';
import { forgetDrafts } from '../../../lib/use-draft';
import { AccountButton } from './account-button';
import styles from './account-menu.module.css';

const colorSchemes = ['light', 'dark', 'auto'] as const;

/** The avatar and its small menu, open: who is signed in, what is theirs, Logout, language and colours. */
export function AccountMenu() {
  const { t, i18n } = useTranslation();
  const claims = useSelector(selectClaims);
  const { pathname, search } = useLocation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const logout = (): void => {
    log.info('logout');
    forgetDrafts();
    // Who uses this browser next is not told what is somebody else's.
    void endSubscription().catch((error: unknown) => log.error('push did not end', error));
    void session.logout();
  };
  return (
    <Menu position="bottom-end" width={280} shadow="md" withinPortal defaultOpened>
      <Menu.Target>
        <AccountButton />
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown ?? ''}>
        <Menu.Label className={styles.who ?? ''}>{claims?.name ?? t('auth.signedOut')}</Menu.Label>
        {claims?.demo && <Menu.Label>{t('auth.demo')}</Menu.Label>}
        <Menu.Item component={Link} to={paths.lists} leftSection={<IconListDetails size={20} />}>
          {t('shell.lists')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.settings} leftSection={<IconSettings size={20} />}>
          {t('shell.settings')}
        </Menu.Item>
        {isModerator(claims) && (
          <Menu.Item component={Link} to={paths.reports} leftSection={<IconFlag size={20} />}>
            {t('shell.reports')}
          </Menu.Item>
        )}
        {isAdmin(claims) && (
          <Menu.Item component={Link} to={paths.messages} leftSection={<IconInbox size={20} />}>
            {t('shell.messages')}
          </Menu.Item>
        )}
        {isAdmin(claims) && (
          <Menu.Item component={Link} to={paths.admin} leftSection={<IconUserCheck size={20} />}>
            {t('shell.admin')}
          </Menu.Item>
        )}
        {claims ? (
          <Menu.Item leftSection={<IconLogout2 size={20} />} onClick={logout}>
            {t('auth.logout')}
          </Menu.Item>
        ) : (
          <>
            <Menu.Item
              component={Link}
              to={loginPath(pathname + search)}
              leftSection={<IconLogin2 size={20} />}
            >
              {t('auth.toLogin')}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={paths.register}
              leftSection={<IconUserPlus size={20} />}
            >
              {t('auth.toRegister')}
            </Menu.Item>
          </>
        )}
        <Menu.Divider />
        <Menu.Label>{t('shell.language')}</Menu.Label>
        <Menu.RadioGroup value={i18n.language}>
          {languages.map((language) => (
            <Menu.RadioItem
              key={language}
              value={language}
              lang={language}
              onChange={() => void chooseLanguage(language)}
            >
              {t(`shell.languageName.${language}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('shell.theme')}</Menu.Label>
        <Menu.RadioGroup value={colorScheme}>
          {colorSchemes.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme} onChange={() => setColorScheme(scheme)}>
              {t(`shell.themeName.${scheme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
