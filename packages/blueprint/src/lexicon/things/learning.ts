export const LEARNING = `
question | CircleHelp 265 vivid default | question, quiz question, quiz, trivia question, trivia, multiple-choice question, multiple choice question, exam question | Frage/Fragen, Quizfrage/Quizfragen, Quiz, Prüfungsfrage/Prüfungsfragen | question, question de quiz/questions de quiz, quiz, quizz | pregunta, pregunta de trivia/preguntas de trivia, cuestionario de preguntas, trivial, quiz | domanda, quiz, domanda a scelta multipla/domande a scelta multipla | pergunta, quiz, questão/questões | vraag/vragen, quizvraag/quizvragen, quiz
  app: Quiz | Quiz | Quiz | Trivia | Quiz | Quiz | Quiz
  tag: How much do you know | Wie viel weißt du
  fields: question_text*+ topic+ options*+ correct_answer*+ explanation
  does: quiz
  with: quiz_result
quiz_result | Award 45 vivid community | quiz result, score, high score, attempt, quiz score, result, highscore | Ergebnis/Ergebnisse, Punktestand/Punktestände, Highscore/Highscores | score, résultat de quiz/résultats de quiz | puntuación/puntuaciones, resultado del quiz/resultados del quiz | punteggio/punteggi, risultato del quiz/risultati del quiz | pontuação/pontuações, resultado do quiz/resultados do quiz | score/scores, quizresultaat/quizresultaten
  fields: player+ score*+ total_questions topic
flashcard | Layers 255 vivid private | flashcard, quizlet, anki, duolingo, flash card, vocabulary card, vocabulary, vocab, word, study card, vocabulary word | Karteikarte/Karteikarten, Vokabel/Vokabeln, Lernkarte/Lernkarten, Vokabelkarte/Vokabelkarten | carte mémoire/cartes mémoire, vocabulaire, fiche de révision/fiches de révision | tarjeta de estudio/tarjetas de estudio, vocabulario | scheda di studio/schede di studio, vocabolo/vocaboli, flashcard | cartão de estudo/cartões de estudo, vocabulário, flashcard/flashcards | flashcard/flashcards, woordje/woordjes, leerkaart/leerkaarten
  app: Flashcards | Karteikarten | Cartes mémoire | Tarjetas de estudio | Flashcard | Cartões de estudo | Flashcards
  tag: A few cards a day | Jeden Tag ein paar Karten
  fields: front*+ back*+ topic example learned
student | GraduationCap 220 calm staff person | student, pupil, learner, schoolchild, apprentice, trainee | Schüler, Schülerin/Schülerinnen, Student/Studenten, Studierende, Lernende, Azubi/Azubis | élève, étudiant, apprenant | alumno, estudiante, aprendiz/aprendices | studente/studenti, alunno, allievo | aluno, estudante | leerling/leerlingen, student/studenten, scholier/scholieren
  app: Class Register | Klassenbuch | Registre de classe | Registro de alumnos | Registro di classe | Registro de alunos | Leerlingen
  fields: name*+ photo group birthday parent_contact notes
teacher | UserRound 165 calm default person | teacher, instructor, trainer, coach, tutor, lecturer, yoga teacher, personal trainer, professor | Lehrer, Lehrerin/Lehrerinnen, Trainer, Trainerin/Trainerinnen, Kursleiter, Kursleiterin/Kursleiterinnen, Dozent/Dozenten | professeur, enseignant, prof, entraîneur, formateur, moniteur/moniteurs | profesor/profesores, profesora, maestro, instructor/instructores, entrenador/entrenadores, monitor/monitores | insegnante/insegnanti, istruttore/istruttori, maestro, allenatore/allenatori, docente/docenti | professor/professores, professora, instrutor/instrutores, treinador/treinadores | docent/docenten, leraar/leraren, lerares/leraressen, trainer/trainers, instructeur/instructeurs, coach/coaches
  app: Teachers | Lehrkräfte | Professeurs | Profesores | Insegnanti | Professores | Docenten
  fields: name*+ photo bio email
school_subject | BookMarked 235 calm default | subject, school subject, course unit, module, study subject | Schulfach/Schulfächer, Fach/Fächer, Modul/Module | matière, module | asignatura, módulo, materia | materia, modulo | disciplina, matéria, módulo | vak/vakken, schoolvak/schoolvakken, module/modules
  fields: name*+ teacher_name room_text color
assignment | NotebookText 30 calm team | assignment, homework, essay, exercise sheet, school project, coursework | Hausaufgabe/Hausaufgaben, Aufgabenblatt/Aufgabenblätter, Hausarbeit/Hausarbeiten, Abgabe/Abgaben | devoir, exercice à rendre/exercices à rendre | tarea escolar/tareas escolares, deber/deberes | compito a casa/compiti a casa, compito in classe | dever de casa/deveres de casa, trabalho escolar/trabalhos escolares | huiswerk, opdracht/opdrachten, huiswerkopdracht/huiswerkopdrachten
  app: Homework | Hausaufgaben | Devoirs | Deberes | Compiti | Deveres | Huiswerk
  tag: What is due, and for whom | Was bis wann fertig sein muss
  fields: title*+ >school_subject school_topic due_date*+ done grade description
  does: overdue
homework_submission | FileUp 30 calm own | homework submission, assignment submission, essay submission, handed-in homework | Hausaufgabenabgabe/Hausaufgabenabgaben | devoir rendu/devoirs rendus | tarea entregada/tareas entregadas | compito consegnato/compiti consegnati | trabalho entregue/trabalhos entregues | ingeleverd huiswerk
  app: Homework | Hausaufgaben | Devoirs | Deberes | Compiti | Deveres | Huiswerk
  tag: Handed in, read and graded | Abgegeben, gelesen, benotet
  fields: title*+ author*+ school_topic document+ date grade+ comment
exam | FileCheck 10 calm team | exam, test, examination, quiz date | Klausur/Klausuren, Prüfung/Prüfungen, Test/Tests, Klassenarbeit/Klassenarbeiten | examen/examens, contrôle, test | examen/exámenes, prueba, test | esame/esami, verifica, test | exame, prova, teste | examen/examens, toets/toetsen, tentamen/tentamens
  app: Exam Planner | Prüfungsplan | Mes examens | Mis exámenes | I miei esami | Minhas provas | Examenplanner
  fields: title*+ >school_subject school_topic date*+ room_text grade notes
grade_entry | Percent 150 calm staff log | grade, mark, school grade, gradebook, gradebook entry | Note/Noten, Zensur/Zensuren | note scolaire/notes scolaires, note | nota, calificación/calificaciones | voto/voti | nota escolar/notas escolares, nota | cijfer/cijfers
  app: Gradebook | Notenbuch | Carnet de notes | Libro de notas | Registro voti | Caderneta de notas | Cijferlijst
  fields: >!student* >exam >school_subject school_topic+ grade_number*+ date+ notes
study_session | BookOpenCheck 250 calm private log | study session, learning session, revision session, instrument practice | Lerneinheit/Lerneinheiten, Übungseinheit/Übungseinheiten | session d'étude/sessions d'étude | sesión de estudio/sesiones de estudio | sessione di studio/sessioni di studio | sessão de estudo/sessões de estudo | studiesessie/studiesessies, oefensessie/oefensessies
  app: Study Log | Lerntagebuch | Journal d'étude | Diario de estudio | Diario di studio | Diário de estudo | Studielogboek
  fields: school_topic*+ date*+ duration*+ notes
  does: progress_chart
research_paper | ScrollText 230 cool private | research paper, paper, publication, source, citation, thesis, reference | Forschungsarbeit/Forschungsarbeiten, Publikation/Publikationen, Literaturquelle/Literaturquellen | article scientifique/articles scientifiques, publication, thèse | artículo científico/artículos científicos, tesis | articolo scientifico/articoli scientifici, tesi | artigo científico/artigos científicos, tese | paper/papers, publicatie/publicaties, scriptie/scripties
  fields: title*+ author year link tags summary reading_status
reading_session | BookOpen 28 calm private | reading session, reading log, reading challenge, reading goal, reading diary, pages read | Lesezeit/Lesezeiten, Lesetagebuch, Leseziel/Leseziele | séance de lecture/séances de lecture, défi lecture | sesión de lectura/sesiones de lectura, reto de lectura | sessione di lettura/sessioni di lettura, sfida di lettura | sessão de leitura/sessões de leitura, desafio de leitura | leessessie/leessessies, leesdoel/leesdoelen
  app: Reading Log | Lesetagebuch | Journal de lecture | Diario de lectura | Diario di lettura | Diário de leitura | Leesdagboek
  fields: title date*+ pages*+ duration notes
  does: progress_chart
`;
