import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { classPath } from '../../../lib/paths';
import { useListTaughtCoursesQuery } from '../api';
import styles from '../teaching.module.css';
import { useSomeText } from '../use-some-text';
import { useCreateClassMutation, useListInstallationCoursesQuery } from './api';
import { useManage } from './use-manage';

/** A class for an open course of the teacher's, or for one of this site. */
export function NewClass() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const manage = useManage();
  const inWords = useSomeText();
  const [params] = useSearchParams();
  const { data: own = [] } = useListTaughtCoursesQuery();
  const { data: others = [] } = useListInstallationCoursesQuery();
  const [create, { isLoading }] = useCreateClassMutation();
  const courses = [
    ...own.filter(({ isOpen }) => isOpen),
    ...others.map(({ _id, title, titles }) => ({ _id, titles: titles ?? { en: title } })),
  ];
  const [chosen, setChosen] = useState(params.get('course'));
  const [name, setName] = useState('');
  const courseId = courses.some(({ _id }) => _id === chosen) ? chosen : courses[0]?._id;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!courseId || name.trim() === '') return;
    manage(async () => {
      const { _id } = await create({ courseId, name: name.trim() }).unwrap();
      await navigate(classPath(_id));
    });
  };
  return (
    <section aria-labelledby="new-class">
      <h2 id="new-class" className={styles.heading}>
        {t('teaching.newClass.heading')}
      </h2>
      <form className={styles.section} onSubmit={send}>
        <NativeSelect
          label={t('teaching.newClass.course')}
          description={t('teaching.newClass.openFirst')}
          value={courseId ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={courses.map(({ _id, titles }) => {
            return { value: _id, label: inWords(titles, t('teaching.untitled')) };
          })}
        />
        <TextInput
          label={t('teaching.newClass.name')}
          description={t('teaching.newClass.hint')}
          value={name}
          maxLength={80}
          required
          withAsterisk={false}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div>
          <Button type="submit" mih={48} loading={isLoading}>
            {t('teaching.newClass.create')}
          </Button>
        </div>
      </form>
    </section>
  );
}
